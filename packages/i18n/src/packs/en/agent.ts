export const agent = {
  title: { home: 'Agency centre' },
  home: { code: 'Affiliate code', directMembers: 'Direct members', teamMembers: 'Team', loadFailed: 'Your team did not load', copy: 'Copy the code', copied: 'Copied' },
};
