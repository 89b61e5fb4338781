"""The client in Python, where what answers is not a server of ours."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from spiralhill.client import Client, Lost
from spiralhill.client.transport import StreamTransport, WebSocketTransport
from spiralhill.table.protocol import Hello

BODIES = [b"", b'{"error": "\xff"}', b"<html>Bad Gateway</html>", b'{"detail": "Bad Gateway"}']


def ask(status: str, body: bytes) -> None:
    """Ask something of a server that gives one answer to everybody."""

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    async def join() -> None:
        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            async with Client(f"http://{host}:{port}") as client:
                await client.join("code", "Anna")

    asyncio.run(asyncio.wait_for(join(), 20))


@pytest.mark.parametrize("body", BODIES)
def test_a_server_that_cannot_answer_now_is_a_lost_line(body: bytes) -> None:
    with pytest.raises(Lost, match="the server answered 502"):
        ask("502 Bad Gateway", body)


@pytest.mark.parametrize("body", BODIES)
def test_who_refuses_without_a_word_of_ours_is_no_table_server(body: bytes) -> None:
    with pytest.raises(ValueError, match="what answers 404 is no table server"):
        ask("404 Not Found", body)


def test_a_greeting_that_cannot_be_said_leaves_no_socket() -> None:
    async def greet() -> None:
        closed = asyncio.Event()

        async def hear(socket: ServerConnection) -> None:
            await socket.wait_closed()
            closed.set()

        async with serve(hear, "127.0.0.1", 0) as server:
            host, port = next(iter(server.sockets)).getsockname()
            with pytest.raises(UnicodeEncodeError):
                await WebSocketTransport.open(f"http://{host}:{port}", "", Hello("\ud800"))
            await closed.wait()

    asyncio.run(asyncio.wait_for(greet(), 20))


def test_who_is_stopped_while_a_stream_opens_leaves_no_socket() -> None:
    async def stop() -> None:
        asked, closed = asyncio.Event(), asyncio.Event()

        async def keep_waiting(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            asked.set()
            await reader.read()
            writer.close()
            closed.set()

        async with await asyncio.start_server(keep_waiting, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            opening = asyncio.create_task(StreamTransport.open(f"http://{host}:{port}", "", Hello("table")))
            await asked.wait()
            opening.cancel()
            await closed.wait()
            with pytest.raises(asyncio.CancelledError):
                await opening

    asyncio.run(asyncio.wait_for(stop(), 20))
