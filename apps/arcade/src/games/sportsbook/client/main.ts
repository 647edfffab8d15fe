import '../../../shell/room/room.css';
import './game.css';
import './fixture.css';
import './slip.css';
import { openGamePage } from '../../../shell/gamePage.ts';
import { loadMessages } from './messages/messages.ts';
import { sportsbookClient } from './sportsbookClient.ts';
import { startSportsbook } from './startSportsbook.ts';

const messages = await loadMessages(new URLSearchParams(location.search).get('lang'));
const game = sportsbookClient(messages);
openGamePage(game, (place, parts) => startSportsbook(place, { ...parts, game }));
