import '../../../shell/symbolPays.css';
import './game.css';
import './jackpot.css';
import './plates.css';
import { runGame } from '../../../shell/runGame.ts';
import { lotusLanternsClient } from './client.ts';

runGame(lotusLanternsClient);
