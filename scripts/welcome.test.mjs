import assert from 'node:assert/strict';
import { test } from 'node:test';
import { welcome } from './welcome.mjs';

const url = 'http://127.0.0.1:8080';
const demoSites = [
  { name: 'North', url: 'http://north.localhost:8080' },
  { name: 'Far East', url: 'http://far-east.localhost:8080' },
];

test('WL-02 the start prints the address of every brand, and the demo accounts', () => {
  const text = welcome({ url, demoSites, outboxUrl: `${url}/outbox` }, { isHttps: false, networkUrls: [] });
  assert.match(text, /^\nParlor is ready at http:\/\/127\.0\.0\.1:8080\n/);
  assert.match(
    text,
    / {2}North {5}http:\/\/north\.localhost:8080\n {2}Far East {2}http:\/\/far-east\.localhost:8080\n/,
  );
  assert.match(text, /player01 \/ Player#2026/);
  assert.match(text, /http:\/\/127\.0\.0\.1:8080\/outbox\n/);
});

test('the start prints the page of codes and links only if there is one', () => {
  assert.doesNotMatch(
    welcome({ url, demoSites }, { isHttps: false, networkUrls: ['http://192.0.2.7:8080'] }),
    /outbox|undefined/,
  );
});

test('a configured merchant gets neither demo brands nor demo accounts', () => {
  const text = welcome({ url, demoSites: [] }, { isHttps: false, networkUrls: ['http://192.0.2.7:8080'] });
  assert.match(text, /On your network: http:\/\/192\.0\.2\.7:8080\n/);
  assert.doesNotMatch(text, /player01|localhost|outbox/);
});
