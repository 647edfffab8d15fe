// The recorder, in its own process: `node recorder.ts <file> <socket>`. It appends every received line to the file,
// syncs the file, and only then acknowledges the line. Lines that arrive during a sync share the next one.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';

const [file = '', socketPath = ''] = process.argv.slice(2);
const journal = openSync(file, 'a', 0o600);
let waiting: { socket: Socket; lines: string[] }[] = [];
let isPlanned = false;

function writeOut(): void {
  isPlanned = false;
  const batch = waiting;
  waiting = [];
  writeSync(journal, batch.map(({ lines }) => `${lines.join('\n')}\n`).join(''));
  fdatasyncSync(journal);
  for (const { socket, lines } of batch) socket.write(`${lines.length}\n`);
}

const server = createServer((socket) => {
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length === 0) return;
    waiting.push({ socket, lines });
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(writeOut);
  });
  socket.on('error', () => undefined);
});
server.listen(socketPath, () => process.send?.('ready'));
process.on('disconnect', () => {
  closeSync(journal);
  process.exit(0);
});
