import { chromium } from '@playwright/test';
const base='http://lotus.localhost:8510';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] });
const mk = async (cred) => {
  const ctx = await browser.newContext({ viewport:{width:390,height:844}, serviceWorkers:'block', hasTouch:true, isMobile:true });
  await ctx.addInitScript(() => localStorage.setItem('language','EN'));
  await ctx.addCookies([{name:'parlor_language',value:'EN',url:base}]);
  const p = await ctx.newPage();
  if (cred) { await p.goto(base+'/m/login'); const d=p.getByRole('dialog'); await d.getByLabel('Username').fill(cred[0]); await d.getByLabel('Password',{exact:true}).fill(cred[1]); await d.getByRole('button',{name:'Log in'}).click(); await d.waitFor({state:'hidden'}); }
  return p;
};
const show = async (p, who, a) => { await p.goto(base+a); await p.waitForTimeout(900); const r = await p.evaluate(()=>({u:location.pathname+location.search+location.hash,t:document.title,h1:[...document.querySelectorAll('h1')].map(e=>e.textContent).join('|'),dlg:[...document.querySelectorAll('[role=dialog]')].map(e=>e.getAttribute('aria-label')||document.getElementById(e.getAttribute('aria-labelledby'))?.textContent).join('|'),main:document.querySelector('main')?.innerText.slice(0,60).replace(/\n/g,' / ')})); console.log(who.padEnd(7),a.padEnd(44),'→',r.u,'·',r.t,'· h1',r.h1,'· dlg',r.dlg,'·',r.main); };
const v = await mk(); const pl = await mk(['player01','Player#2026']); const ag = await mk(['agent01','Agent#2026']);
for (const a of ['/m/HOME','/m/GAMERECORD','/m/LOGIN','/m//home','/m/nowhere?x=1#y','/m/play/1','/m/agent/home?x=1#part','/m/gameRecord?from=a&b=c#part','/m/AGENT?code=ABC','/m/agent/','/m/activity/','/m/slot-games?gameClassify=FeatureBuy','/m/rng-games?vassalage=JL','/m/applyReward','/m/applyReward?p1','/m/changePsw','/m/set','/m/%E0%A4','/m/login?x=1#abc','/m/index','/m/member','/m/help?tag=none','/m/helpDetail?i=99','/m/noticeDetail?id=nope','/m/activityDetail?id=nope','/m/activityDetail','/m/inHouse','/m/inhouse','/m/gamecenter']) await show(v,'visitor',a);
for (const a of ['/m/login','/m/register','/m/forget','/m/changePsw','/m/agent','/m/agent/home','/m/set','/m/member/agent/getSalaryContract','/m/member/agent/getsalarycontract','/m/withdraw','/m/webEmail','/m/feedback','/m/member/benefits','/m/member/manualRebate','/m/profitandloss','/m/rewardCenter','/m/securityCenter/FundsPasswordBox','/m/applyReward?p1','/m/applyReward','/m/voucherCenter/','/m/play/none']) await show(pl,'player',a);
for (const a of ['/m/agent','/m/agent/home','/m/agent/home/','/m/set','/m/member/agent/getHourContract','/m/login']) await show(ag,'agent',a);
await browser.close();
