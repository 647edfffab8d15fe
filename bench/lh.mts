import lighthouse from 'lighthouse'; import { launch } from 'chrome-launcher';
const [site, path, n] = [process.argv[2], process.argv[3], Number(process.argv[4] ?? 3)];
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--disable-dev-shm-usage'] });
for (let i = 0; i < n; i++) {
  const r: any = await lighthouse(site + path, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
  const a = r.lhr.audits; const m = a.metrics.details.items[0];
  const el = Object.values(a).filter((x: any) => /lcp/i.test(x.id)).map((x: any) => x.id + ':' + JSON.stringify(x.details?.items ?? '').slice(0, 900));
  console.log('perf', r.lhr.categories.performance.score, 'fcp', m.firstContentfulPaint, 'lcp', m.largestContentfulPaint, 'obsLcp', m.observedLargestContentfulPaint, 'obsFcp', m.observedFirstContentfulPaint, 'tbt', m.totalBlockingTime, 'bytes', a['total-byte-weight'].numericValue);
  if (process.argv[5]) { console.log(el.join('\n')); for (const x of a['network-requests'].details.items) console.log(Math.round(x.networkRequestTime), Math.round(x.networkEndTime), x.priority, x.transferSize, x.resourceType, x.url.replace(site, '')); }
}
chrome.kill();
