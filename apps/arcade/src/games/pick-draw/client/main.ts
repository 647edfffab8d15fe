import './game.css';
import { runLottery } from '../../../shell/lottery/runLottery.ts';
import { pickDrawClient } from './client.ts';

runLottery(pickDrawClient);
