/** What stories of long text say: Thai, which stacks marks and has no spaces to break at, and German, whose words go on. */
export const longText = {
  thai: 'ยืนยันการฝากเงินเข้ากระเป๋าหลักและรับโบนัสต้อนรับสมาชิกใหม่ประจำเดือนพฤศจิกายน',
  german: 'Auszahlungsbestätigungsbenachrichtigung und Datenschutzgrundverordnungseinwilligung',
  /** One word that fills more than a small phone. */
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
} as const;
