export const agent = {
  home: {
    code: 'Affiliate code',
    directMembers: 'Direct members',
    teamMembers: 'Team',
    loadFailed: 'Your team did not load',
    places: 'Settings and contracts',
    copy: 'Copy the code',
    copied: 'Copied',
  },
  settings: {
    soon: 'The settings of your team will appear here',
    soonText: 'Rebates of your members, and the links that bring new ones.',
    way: 'Agency centre',
  },
  contract: {
    salary: 'Your daily salary contract will appear here',
    dividend: 'Your dividend contract will appear here',
    hour: 'Your hourly salary contract will appear here',
    soonText:
      'What is offered to you, and the buttons to accept or decline it. Until then customer service can tell you the terms.',
    toAgency: 'Agency centre',
    toAccount: 'To your account',
  },
  contractRequest: {
    salary: 'A daily salary contract waits for you',
    dividend: 'A dividend contract waits for you',
    hour: 'An hourly salary contract waits for you',
    text: 'It has been offered to you and needs your answer. Would you like to see it now?',
    go: 'Go',
  },
};
