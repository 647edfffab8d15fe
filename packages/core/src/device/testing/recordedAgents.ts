const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

/** User agents as browsers send them. */
export const recordedAgents = {
  iphoneSafari17: `${phone} Version/17.5 Mobile/15E148 Safari/604.1`,
  iphoneSafari12_1: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  iphoneSafari11: 'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1',
  ipodSafari12_5: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ipadSafari12: 'Mozilla/5.0 (iPad; CPU OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  iphoneWebView: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  iphoneChrome: `${phone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  iphoneFirefox: `${phone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  iphoneEdge: `${phone} Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/605.1.15`,
  iphoneOpera: `${phone} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`,
  iphoneGoogle: `${phone} GSA/319.0.643024090 Mobile/15E148 Safari/604.1`,
  iphoneFacebook: `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.41.103;FBBV/604798034;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/th_TH;FBOP/5]`,
  iphoneInstagram: `${phone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5; th_TH; th; scale=3.00; 1179x2556; 607351221)`,
  iphoneLine: `${phone} Mobile/15E148 Safari Line/14.8.1`,
  iphoneWeChat: `${phone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  iphoneApp: `${phone} Mobile/15E148 ParlorApp/2.1.0`,
  androidChrome: `${pixel} Chrome/126.0.0.0 Mobile Safari/537.36`,
  androidSamsung: 'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  androidWebView: 'Mozilla/5.0 (Linux; Android 13; SM-A146P Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36',
  androidOld: 'Mozilla/5.0 (Linux; U; Android 4.4.2; th-th; SM-T231 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Safari/534.30',
  androidApp: `${pixel} Chrome/126.0.0.0 Mobile Safari/537.36 ParlorApp/2.1.0`,
  macSafari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  macChrome: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  windowsEdge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  windowsFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  linuxChrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
} as const;

/** The name of a recorded user agent: device and browser. */
export type RecordedAgent = keyof typeof recordedAgents;
