export { Chart, chartKinds } from './Chart/Chart.tsx';
export type { ChartKind, ChartProps, ChartSeries } from './Chart/Chart.tsx';
