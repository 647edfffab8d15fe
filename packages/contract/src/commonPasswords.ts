/**
 * Common passwords, in lower case, that satisfy the usual registration rule: a letter, a digit, at least eight
 * characters.
 */
const commonPasswords = new Set(
  `password1 password12 password123 password1234 passw0rd passw0rd1 p@ssw0rd p@ssword1 p@ssw0rd1 qwerty12 qwerty123 qwerty1234 qwertyuiop1 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 q1w2e3r4t5 qazwsx123 abcd1234 abc12345 abc123456 abcdef12 abcdefg1 a1234567 a12345678 a123456789
  aa123456 aa12345678 aaa12345 aaaa1111 asdf1234 asdfg123 asdfghjkl1 zxcvbnm1 zxcvbn123 iloveyou1 iloveyou2 iloveyou12 welcome1 welcome12 welcome123
  letmein1 letmein12 letmein123 football1 baseball1 basketball1 superman1 batman123 pokemon1 pokemon123 princess1 sunshine1 dragon12 dragon123 monkey12
  monkey123 master12 master123 shadow12 shadow123 michael1 jennifer1 jordan23 liverpool1 chelsea1 arsenal1 manchester1 manutd123 admin123 admin1234
  administrator1 test1234 testtest1 changeme1 secret12 secret123 trustno1 whatever1 computer1 internet1 samsung1 samsung123 iphone123 google123
  facebook1 hello123 hello1234 hunter22 lucky777 lucky888 lucky168 luck7777 casino123 casino777 slot1234 jackpot1 jackpot7 jackpot777 player01 player123
  gamer123 money123 rich8888 thailand1 thailand123 bangkok1 bangkok123 phuket123 sabai123 somchai1 sawasdee1 love1234 loveyou1 mylove123 baby1234
  family123 happy123 qwe12345 qweasd123 qweasdzxc1 asd12345 zxc12345 1234567a 12345678a 123456789a 1234qwer 123qweasd 1234abcd 12345abc 123456abc
  123abc123 112233aa 11111111a 00000000a 88888888a 99999999a a11111111 a00000000 x1234567 z1234567 s1234567 m1234567 t1234567 k1234567 n1234567`.split(
    /\s+/,
  ),
);

/** Whether a password is in the list of common passwords or equals the username. Ignores case. */
export function isCommonPassword(password: string, username: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return commonPasswords.has(folded) || (username !== '' && folded === username.toLowerCase());
}
