"""The client in Python, where what answers is not a server of ours."""

from __future__ import annotations

import asyncio

import pytest

from spiralhill.client import Client, Lost

BODIES = [b"", b"<html>Bad Gateway</html>", b'{"detail": "Bad Gateway"}']


@pytest.mark.parametrize("body", BODIES)
def test_an_error_without_a_word_of_ours_is_a_lost_line(body: bytes) -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 502 Bad Gateway\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    async def ask() -> None:
        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            async with Client(f"http://{host}:{port}") as client:
                with pytest.raises(Lost, match="the server answered 502 Bad Gateway"):
                    await client.join("code", "Anna")

    asyncio.run(asyncio.wait_for(ask(), 20))
