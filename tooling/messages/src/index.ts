export { compileTexts } from './compilePack.ts';
export { messagesPlugin } from './messagesPlugin.ts';
