import './game.css';
import './rooms.css';
import { runBatchGame } from '../../../shell/batches/runBatchGame.ts';
import { fishClient } from './fishClient.ts';
import { loadMessages } from './messages/messages.ts';

const messages = await loadMessages(new URLSearchParams(location.search).get('lang'));
runBatchGame(fishClient(messages));
