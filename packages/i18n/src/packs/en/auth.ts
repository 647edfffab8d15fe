export const auth = {
  title: { login: 'Log in', register: 'Create account', forget: 'Forgot password', changePassword: 'Change password', agentLogin: 'Agent login' },
  field: {
    username: 'Username', password: 'Password', confirmPassword: 'Password again', captcha: 'Verification code', paymentPassword: 'Payment password', nickname: 'Nickname',
    payeeName: 'Name of the account holder', email: 'Email', mobileNum: 'Mobile number', idNumber: 'ID number', qqNum: 'QQ', facebook: 'Facebook', wechat: 'WeChat', line: 'LINE',
    whatsapp: 'WhatsApp', zalo: 'Zalo', birthday: 'Date of birth', recommenderId: 'Recommended by', affiliateCode: 'Invitation code', verificationCode: 'SMS code',
  },
  optional: 'optional',
  captcha: { picture: 'Picture with the verification code', refresh: 'New picture', help: 'Type what the picture shows, or the result of the sum.', failed: 'The picture did not load.' },
  code: {
    send: 'Send code', again: '{seconds} s', againIn: 'You can ask for another code in {seconds} seconds', in_sms_sending: 'Sending the code…', in_sms_send: 'The code is on its way.',
    country: 'Country: {name} {code}', countryTitle: 'Country', countrySearch: 'Search country or code', countryNone: 'No country found.', countriesFailed: 'The list of countries did not load.',
  },
  login: { text: 'Good to see you again.', agentText: 'For agents of this site. Your team and your code are behind this door.', submit: 'Log in', toRegister: 'New here? Create an account', wait: 'Please try again in {seconds} s.', toForget: 'Forgot your password?' },
  register: {
    text: 'It takes a minute. Then you can play.', submit: 'Create account', toLogin: 'Already have an account? Log in', in_registered_successfully: 'Welcome! Your account is ready.', available: 'This username is free',
    disclaimer: 'I am {age} or older and accept the terms.', terms: 'Read the terms', disclaimerNeeded: 'Please confirm your age and accept the terms.',
    unavailableTitle: 'The form did not load', closed: 'Registration is closed at the moment.',
  },
  forget: {
    soon: 'You will set a new password here', soonText: 'By email or by a code on your phone. Until then customer service does it with you.',
    off: 'Customer service helps you in', offText: 'On this site a forgotten password is set anew by customer service.', toLogin: 'Back to login',
  },
  changePassword: { soon: 'You will change your password here', soonText: 'You will need your present one. Until then customer service changes it with you.', way: 'To your account' },
  social: {
    title: 'Log in with another account', or: 'or', google: 'Continue with Google', facebook: 'Continue with Facebook', note: 'By continuing you confirm that you are of age and accept the terms.',
    machineCheck: 'Codes are protected by reCAPTCHA. Google’s privacy policy and terms of service apply.',
  },
};
