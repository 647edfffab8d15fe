import type { Currency } from './money.ts';

/** A bank that can receive payouts. */
export interface Bank {
  /** Capitals and digits. Never changes once cards use it. */
  code: string;
  /** The bank's own name in English. */
  name: string;
  /** The bank's name in the language of its country, if it differs. */
  localName?: string;
}

/** Banks of a currency, the largest first, and the number of digits of their account numbers. */
interface BankList {
  digits: { min: number; max: number };
  banks: readonly Bank[];
}

/**
 * Banks by currency. A currency without a list has no payouts to bank accounts: EUR accounts are identified by an IBAN,
 * which is not all digits.
 */
const bankLists: Partial<Record<Currency, BankList>> = {
  THB: {
    digits: { min: 10, max: 15 },
    banks: [
      { code: 'KBANK', name: 'Kasikornbank', localName: 'ธนาคารกสิกรไทย' },
      { code: 'SCB', name: 'Siam Commercial Bank', localName: 'ธนาคารไทยพาณิชย์' },
      { code: 'BBL', name: 'Bangkok Bank', localName: 'ธนาคารกรุงเทพ' },
      { code: 'KTB', name: 'Krungthai Bank', localName: 'ธนาคารกรุงไทย' },
      { code: 'BAY', name: 'Bank of Ayudhya (Krungsri)', localName: 'ธนาคารกรุงศรีอยุธยา' },
      { code: 'TTB', name: 'TMBThanachart Bank', localName: 'ธนาคารทหารไทยธนชาต' },
      { code: 'GSB', name: 'Government Savings Bank', localName: 'ธนาคารออมสิน' },
      {
        code: 'BAAC',
        name: 'Bank for Agriculture and Agricultural Cooperatives',
        localName: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
      },
      { code: 'GHB', name: 'Government Housing Bank', localName: 'ธนาคารอาคารสงเคราะห์' },
      { code: 'KKP', name: 'Kiatnakin Phatra Bank', localName: 'ธนาคารเกียรตินาคินภัทร' },
      { code: 'CIMBT', name: 'CIMB Thai Bank', localName: 'ธนาคารซีไอเอ็มบี ไทย' },
      { code: 'UOBT', name: 'United Overseas Bank (Thai)', localName: 'ธนาคารยูโอบี' },
      { code: 'LHB', name: 'Land and Houses Bank', localName: 'ธนาคารแลนด์ แอนด์ เฮ้าส์' },
      { code: 'TISCO', name: 'TISCO Bank', localName: 'ธนาคารทิสโก้' },
      { code: 'ISBT', name: 'Islamic Bank of Thailand', localName: 'ธนาคารอิสลามแห่งประเทศไทย' },
    ],
  },
  VND: {
    digits: { min: 6, max: 19 },
    banks: [
      { code: 'VCB', name: 'Vietcombank', localName: 'Ngân hàng Ngoại thương Việt Nam' },
      { code: 'BIDV', name: 'BIDV', localName: 'Ngân hàng Đầu tư và Phát triển Việt Nam' },
      { code: 'CTG', name: 'VietinBank', localName: 'Ngân hàng Công thương Việt Nam' },
      { code: 'VBA', name: 'Agribank', localName: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn' },
      { code: 'TCB', name: 'Techcombank', localName: 'Ngân hàng Kỹ thương Việt Nam' },
      { code: 'MB', name: 'MB Bank', localName: 'Ngân hàng Quân đội' },
      { code: 'ACB', name: 'Asia Commercial Bank', localName: 'Ngân hàng Á Châu' },
      { code: 'VPB', name: 'VPBank', localName: 'Ngân hàng Việt Nam Thịnh Vượng' },
      { code: 'STB', name: 'Sacombank', localName: 'Ngân hàng Sài Gòn Thương Tín' },
      { code: 'TPB', name: 'TPBank', localName: 'Ngân hàng Tiên Phong' },
      { code: 'VIB', name: 'VIB', localName: 'Ngân hàng Quốc tế Việt Nam' },
      { code: 'SHB', name: 'SHB', localName: 'Ngân hàng Sài Gòn – Hà Nội' },
    ],
  },
  CNY: {
    digits: { min: 16, max: 19 },
    banks: [
      { code: 'ICBC', name: 'Industrial and Commercial Bank of China', localName: '中国工商银行' },
      { code: 'CCB', name: 'China Construction Bank', localName: '中国建设银行' },
      { code: 'ABC', name: 'Agricultural Bank of China', localName: '中国农业银行' },
      { code: 'BOC', name: 'Bank of China', localName: '中国银行' },
      { code: 'PSBC', name: 'Postal Savings Bank of China', localName: '中国邮政储蓄银行' },
      { code: 'BCOM', name: 'Bank of Communications', localName: '交通银行' },
      { code: 'CMB', name: 'China Merchants Bank', localName: '招商银行' },
      { code: 'CITIC', name: 'China CITIC Bank', localName: '中信银行' },
      { code: 'CMBC', name: 'China Minsheng Bank', localName: '中国民生银行' },
      { code: 'SPDB', name: 'Shanghai Pudong Development Bank', localName: '上海浦东发展银行' },
      { code: 'CIB', name: 'Industrial Bank', localName: '兴业银行' },
      { code: 'PAB', name: 'Ping An Bank', localName: '平安银行' },
    ],
  },
  USD: {
    digits: { min: 4, max: 17 },
    banks: [
      { code: 'CHASE', name: 'JPMorgan Chase' },
      { code: 'BOFA', name: 'Bank of America' },
      { code: 'WFC', name: 'Wells Fargo' },
      { code: 'CITI', name: 'Citibank' },
      { code: 'USB', name: 'U.S. Bank' },
      { code: 'PNC', name: 'PNC Bank' },
      { code: 'TFC', name: 'Truist' },
      { code: 'COF', name: 'Capital One' },
      { code: 'TDUS', name: 'TD Bank' },
    ],
  },
  MYR: {
    digits: { min: 7, max: 17 },
    banks: [
      { code: 'MBB', name: 'Maybank' },
      { code: 'CIMB', name: 'CIMB Bank' },
      { code: 'PBB', name: 'Public Bank' },
      { code: 'RHB', name: 'RHB Bank' },
      { code: 'HLB', name: 'Hong Leong Bank' },
      { code: 'AMB', name: 'AmBank' },
      { code: 'BSN', name: 'Bank Simpanan Nasional' },
      { code: 'BIMB', name: 'Bank Islam Malaysia' },
    ],
  },
  INR: {
    digits: { min: 9, max: 18 },
    banks: [
      { code: 'SBI', name: 'State Bank of India' },
      { code: 'HDFC', name: 'HDFC Bank' },
      { code: 'ICICI', name: 'ICICI Bank' },
      { code: 'AXIS', name: 'Axis Bank' },
      { code: 'KOTAK', name: 'Kotak Mahindra Bank' },
      { code: 'PNB', name: 'Punjab National Bank' },
      { code: 'BOB', name: 'Bank of Baroda' },
      { code: 'CANARA', name: 'Canara Bank' },
    ],
  },
  IDR: {
    digits: { min: 8, max: 16 },
    banks: [
      { code: 'BCA', name: 'Bank Central Asia' },
      { code: 'MANDIRI', name: 'Bank Mandiri' },
      { code: 'BRI', name: 'Bank Rakyat Indonesia' },
      { code: 'BNI', name: 'Bank Negara Indonesia' },
      { code: 'CIMBN', name: 'CIMB Niaga' },
      { code: 'DANAMON', name: 'Bank Danamon' },
      { code: 'PERMATA', name: 'Permata Bank' },
    ],
  },
  JPY: {
    digits: { min: 6, max: 8 },
    banks: [
      { code: 'MUFG', name: 'MUFG Bank', localName: '三菱UFJ銀行' },
      { code: 'SMBC', name: 'Sumitomo Mitsui Banking Corporation', localName: '三井住友銀行' },
      { code: 'MIZUHO', name: 'Mizuho Bank', localName: 'みずほ銀行' },
      { code: 'RESONA', name: 'Resona Bank', localName: 'りそな銀行' },
      { code: 'JPPB', name: 'Japan Post Bank', localName: 'ゆうちょ銀行' },
    ],
  },
};

/** Banks to which a currency can be paid, the largest first. Empty if the currency has none. */
export function banksOf(currency: Currency): readonly Bank[] {
  return bankLists[currency]?.banks ?? [];
}

/** Returns a bank's name in English and in the language of its country; its code if it is no longer listed. */
export function bankNames(bankCode: string, currency: Currency): { name: string; localName: string | undefined } {
  const bank = banksOf(currency).find(({ code }) => code === bankCode);
  return { name: bank?.name ?? bankCode, localName: bank?.localName };
}

/** Returns the number of digits of an account number in a currency; undefined if the currency has no banks. */
export function accountDigitsOf(currency: Currency): { min: number; max: number } | undefined {
  return bankLists[currency]?.digits;
}
