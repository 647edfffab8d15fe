/** Sample texts for stories: Thai, which stacks marks and has no spaces, and German with its long words. */
export const longText = {
  thai: 'ยืนยันการฝากเงินเข้ากระเป๋าหลักและรับโบนัสต้อนรับสมาชิกใหม่ประจำเดือนพฤศจิกายน',
  german: 'Auszahlungsbestätigungsbenachrichtigung und Datenschutzgrundverordnungseinwilligung',
  /** One word wider than a small phone. */
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
} as const;
