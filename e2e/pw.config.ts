import base from './playwright.config.ts';
const { webServer: _none, ...rest } = base;
export default { ...rest, workers: 1 };
