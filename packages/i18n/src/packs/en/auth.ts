export const auth = {
  title: { login: 'Log in', register: 'Create account' },
};
