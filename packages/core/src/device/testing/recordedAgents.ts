const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple}`;
const pad = `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${apple}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple}`;
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const galaxyView =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36';

/** Recorded user agents. From iOS 26 on, Safari reports its own version and a frozen system version of 18. */
export const recordedAgents = {
  iphoneSafari26: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`,
  iphoneSafari18: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
  iphoneSafari17: `${phone} Version/17.5 Mobile/15E148 Safari/604.1`,
  iphoneSafari12_1: `Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) ${apple} Version/12.0 Mobile/15E148 Safari/604.1`,
  iphoneSafari11: `Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) ${apple} Version/11.0 Mobile/15E148 Safari/604.1`,
  ipodSafari12_5: `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${apple} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  ipadSafari12: `Mozilla/5.0 (iPad; CPU OS 12_1 like Mac OS X) ${apple} Version/12.0 Mobile/15E148 Safari/604.1`,
  /** With the mobile site requested; by default a current iPad claims to be a Mac. */
  ipadSafari17: `${pad} Version/17.5 Mobile/15E148 Safari/604.1`,
  iphoneWebView: `Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) ${apple} Mobile/15E148`,
  iphoneChrome: `${phone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  iphoneFirefox: `${phone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  iphoneEdge: `${phone} Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/605.1.15`,
  iphoneOpera: `${phone} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`,
  iphoneDuckDuckGo: `${phone} Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5`,
  iphoneYandex: `${phone} Version/17.0 YaBrowser/24.6.3.448.10 SA/3 Mobile/15E148 Safari/604.1`,
  iphoneWhale: `${phone} Version/17.0 Whale/2.10.1.2546 Mobile/15E148 Safari/604.1`,
  iphoneQq: `${phone} Version/17.0 MQQBrowser/15.2.0 Mobile/15E148 Safari/604.1 QBWebViewUA/2 QBWebViewType/1`,
  iphoneGoogle: `${phone} GSA/319.0.643024090 Mobile/15E148 Safari/604.1`,
  iphoneFacebook: `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.41.103;FBBV/604798034;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/th_TH;FBOP/5]`,
  iphoneMessenger: `${phone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/462.0.0.38.108;FBDV/iPhone15,2;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/th_TH]`,
  iphoneInstagram: `${phone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5; th_TH; th; scale=3.00; 1179x2556; 607351221)`,
  iphoneLine: `${phone} Mobile/15E148 Safari Line/14.8.1`,
  /** Telegram sends the default user agent of its web view. */
  iphoneTelegram: `${phone} Mobile/15E148`,
  iphoneTiktok: `${phone} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/th Region/TH BytedanceWebview/d8a21c6`,
  iphoneSnapchat: `${phone} Mobile/15E148 Snapchat/12.90.0.41 (like Safari/8618.2.12.10.9, panda)`,
  iphoneX: `${phone} Mobile/15E148 Twitter for iPhone/10.44`,
  iphoneWeChat: `${phone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  iphoneApp: `${phone} Mobile/15E148 ParlorApp/2.1.0`,
  iphoneAppLikeSafari: `${phone} Version/17.5 Mobile/15E148 Safari/604.1 ParlorApp/2.1.0`,
  androidChrome: `${pixel} Chrome/126.0.0.0 Mobile Safari/537.36`,
  androidTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  androidReduced:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  androidSamsung:
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  androidHuawei:
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-NX9; HMSCore 6.13.0.322) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
  androidWebView:
    'Mozilla/5.0 (Linux; Android 13; SM-A146P Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36',
  androidFacebook: `${galaxyView} [FB_IAB/FB4A;FBAV/468.0.0.55.84;]`,
  androidLine: `${galaxyView} Line/14.9.1/IAB`,
  androidTelegram: `${galaxyView} Telegram-Android/11.3.3 (Samsung SM-S921B; Android 14; SDK 34; HIGH)`,
  androidOld:
    'Mozilla/5.0 (Linux; U; Android 4.4.2; th-th; SM-T231 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Safari/534.30',
  androidApp: `${pixel} Chrome/126.0.0.0 Mobile Safari/537.36 ParlorApp/2.1.0`,
  harmonyNext:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.9.301',
  macSafari: `${mac} Version/17.5 Safari/605.1.15`,
  macSafari26: `${mac} Version/26.0 Safari/605.1.15`,
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  macFirefox: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
  /** Chrome on iOS with the desktop site requested; it reports an old Safari version. */
  desktopChromeOnIos:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_5) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15',
  windowsEdge:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  windowsFirefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  linuxChrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  linuxWebKit: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
} as const;

/** Name of a recorded user agent: device and browser. */
export type RecordedAgent = keyof typeof recordedAgents;
