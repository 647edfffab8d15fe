/**
 * Returns what `npm start` prints when everything is ready: the address and, without configuration, the address of each
 * brand, the demo accounts and where to read the messages sent to them.
 */
export function welcome({ url, demoSites = [], outboxUrl }, { isHttps, networkUrls }) {
  const network = networkUrls.map((networkUrl) => `  On your network: ${networkUrl}\n`).join('');
  const phone = isHttps && network === '' ? '  For a phone on your network: HOST=0.0.0.0 npm start -- --https\n' : '';
  return `
Parlor is ready at ${url}
${network}${phone}${demoSites.length === 0 ? '' : demo(demoSites, outboxUrl)}
Press Ctrl-C to stop.`;
}

function demo(sites, outboxUrl) {
  const width = Math.max(...sites.map(({ name }) => name.length));
  return `
${sites.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}\n`).join('')}
  Player  player01 / Player#2026   (10,000.00 to play with)
  Agent   agent01  / Agent#2026
  Payment password of both: 135790
${outboxUrl === undefined ? '' : `  Codes and links that would be sent: ${outboxUrl}\n`}`;
}
