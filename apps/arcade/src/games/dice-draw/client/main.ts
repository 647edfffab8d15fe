import './game.css';
import { runLottery } from '../../../shell/lottery/runLottery.ts';
import { diceDrawClient } from './client.ts';

runLottery(diceDrawClient);
