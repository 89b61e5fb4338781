/** Posting JSON, over a few connections that stay open. */
'use strict';

const http = require('node:http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends an object; resolves to what came back and the cookie that came with it. */
function post(url, content, headers = {}) {
  const body = JSON.stringify(content);
  const asked = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers: asked }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode >= 300) {
          reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
          return;
        }
        const cookies = (response.headers['set-cookie'] || []).map((cookie) => cookie.split(';')[0]);
        resolve({ body: JSON.parse(text), cookie: cookies.join('; ') });
      });
    });
    request.on('error', (error) => {
      // The server hung up a connection that had been idle, just as it was used again.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(post(url, content, headers));
      else reject(error);
    });
    request.end(body);
  });
}

module.exports = { post };
