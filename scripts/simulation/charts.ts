import * as echarts from 'echarts';
import type { Counts, Report, Study } from 'ludoteca/simulate';

const ink = '#24292f';
const colours = ['#2f6f9f', '#c2662d', '#4c8c4a', '#8a5a9e', '#a33b4a', '#6b7280', '#b08d1e', '#2a8c8c'];
const text = { fontFamily: 'system-ui, sans-serif', fontSize: 13, color: ink };

/** Draws options as SVG, without a browser. */
const drawn = (option: echarts.EChartsOption, width: number, height: number): string => {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({ animation: false, textStyle: text, color: colours, ...option });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

type Renderer = echarts.CustomSeriesOption['renderItem'];
/** A whisker from the third to the fourth number of a row, at the first. */
const whisker: Renderer = (_, api) => {
  const at = (dimension: number) => api.coord([api.value(0), api.value(dimension)]) as [number, number];
  const [x, low] = at(1);
  const [, high] = at(2);
  const stroke = { stroke: ink, lineWidth: 1.5 };
  const line = (x1: number, y1: number, x2: number, y2: number) => ({ type: 'line' as const, shape: { x1, y1, x2, y2 }, style: stroke });
  return { type: 'group', children: [line(x, low, x, high), line(x - 5, low, x + 5, low), line(x - 5, high, x + 5, high)] };
};

/** A bar with its interval. */
export interface Bar {
  readonly name: string;
  readonly colour: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const percentAxis: echarts.YAXisComponentOption = {
  type: 'value',
  min: 0,
  axisLabel: { formatter: (value: number) => `${Math.round(value * 100)} %`, fontSize: 12 },
  splitLine: { lineStyle: { color: '#e5e7eb' } },
};

const barSeries = (bars: readonly Bar[]): echarts.SeriesOption[] => [
  {
    type: 'bar',
    barMaxWidth: 42,
    data: bars.map(({ value, colour }) => ({ value, itemStyle: { color: colours[colour % colours.length]! } })),
  },
  {
    type: 'custom',
    z: 3,
    renderItem: whisker,
    encode: { x: 0, y: [1, 2] },
    data: bars.map(({ low, high }, i) => [i, low, high]),
  },
];

/** Shares as bars with their intervals of 95 %. */
export const shares = (title: string, bars: readonly Bar[]): string =>
  drawn(
    {
      title: { text: title, textStyle: { ...text, fontSize: 15 }, left: 'center' },
      grid: { left: 50, right: 16, top: 44, bottom: bars.length > 6 ? 70 : 36 },
      xAxis: {
        type: 'category',
        data: bars.map(({ name }) => name),
        axisLabel: { interval: 0, fontSize: 12, rotate: bars.length > 6 ? 45 : 0 },
      },
      yAxis: percentAxis,
      series: barSeries(bars),
    },
    440,
    280,
  );

/** So many steps a picture of counted numbers has at most. */
const mostBins = 30;

/** Counted numbers in steps of equal width. */
const binned = (counts: Counts): { readonly name: string; readonly times: number }[] => {
  const rows = counts.map(([name, times]) => [Number(name), times] as const);
  if (rows.length === 0) return [];
  const least = Math.min(...rows.map(([value]) => value));
  const span = Math.max(...rows.map(([value]) => value)) - least;
  const raw = Math.max(1, span / mostBins);
  const power = 10 ** Math.floor(Math.log10(raw));
  const width = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw)!;
  const first = Math.floor(least / width);
  const bins = Array.from({ length: Math.floor((least + span) / width) - first + 1 }, (_, i) => ({
    name: String((first + i) * width),
    times: 0,
  }));
  for (const [value, times] of rows) bins[Math.floor(value / width) - first]!.times += times;
  return bins;
};

/** How often each number was met. */
export const histogram = (title: string, counts: Counts, colour: number): string => {
  const bins = binned(counts);
  return drawn(
    {
      title: { text: title, textStyle: { ...text, fontSize: 15 }, left: 'center' },
      grid: { left: 56, right: 16, top: 44, bottom: 36 },
      xAxis: { type: 'category', data: bins.map(({ name }) => name), axisLabel: { fontSize: 12 } },
      yAxis: { type: 'value', axisLabel: { fontSize: 12 }, splitLine: { lineStyle: { color: '#e5e7eb' } } },
      series: [
        {
          type: 'bar',
          barCategoryGap: '8%',
          itemStyle: { color: colours[colour % colours.length]! },
          data: bins.map(({ times }) => times),
        },
      ],
    },
    440,
    260,
  );
};

/** The bars of the seats of a study. */
export const seatBars = ({ seats }: Study, colour: number): Bar[] =>
  seats.map(({ name, wins }) => ({ name, colour, value: wins.value, low: wins.low, high: wins.high }));

/** A whole report in one picture: who wins from which seat, and how long games take, for every configuration. */
export const balance = ({ title, studies, bots }: Report): string => {
  // Where nobody can win, or everybody does, victories tell nothing of a seat: its mean rank does.
  const ranked =
    studies.every(({ seats }) => seats.every(({ wins }) => wins.value === 0)) ||
    studies.some(({ seats }) => seats.length > 1 && seats.every(({ wins }) => wins.value > 0.95));
  const bars = studies.flatMap((study, i) => {
    const own = seatBars(study, i).map((bar, seat) => ({ ...bar, name: seat === 0 ? `${i + 1}·1` : String(seat + 1) }));
    return ranked
      ? study.seats.map(({ rank }, seat) => ({
          ...own[seat]!,
          value: rank?.mean.value ?? 0,
          low: rank?.mean.low ?? 0,
          high: rank?.mean.high ?? 0,
        }))
      : own;
  });
  const yAxis = ranked ? { ...percentAxis, axisLabel: { fontSize: 12 } } : percentAxis;
  const boxes = studies.map(({ actions }) =>
    actions === null ? [0, 0, 0, 0, 0] : [actions.least, actions.lower, actions.median, actions.upper, actions.most],
  );
  const games = studies.reduce((sum, study) => sum + study.games, 0);
  const heading = { ...text, fontSize: 14, fontWeight: 'normal' as const };
  return drawn(
    {
      backgroundColor: '#fff',
      title: [
        {
          text: `${title}: ${games.toLocaleString('en')} games, ${bots.join(', ')}`,
          left: 'center',
          top: 6,
          textStyle: { ...text, fontSize: 16 },
        },
        {
          text: ranked
            ? 'mean rank (1 is first) by configuration · seat, with 95 % intervals'
            : 'games won by configuration · seat, with 95 % intervals',
          left: 20,
          top: 36,
          textStyle: heading,
        },
        { text: 'actions per game: least, quarters, most', left: 20, top: 318, textStyle: heading },
      ],
      grid: [
        { left: 60, right: 20, top: 66, height: 205 },
        { left: 190, right: 30, top: 344, height: 24 * studies.length + 20 },
      ],
      xAxis: [
        {
          type: 'category',
          gridIndex: 0,
          data: bars.map(({ name }) => name),
          axisLabel: { interval: 0, fontSize: bars.length > 24 ? 9 : 12 },
        },
        { type: 'value', gridIndex: 1, scale: true, axisLabel: { fontSize: 12 }, splitLine: { lineStyle: { color: '#e5e7eb' } } },
      ],
      yAxis: [
        yAxis,
        {
          type: 'category',
          gridIndex: 1,
          inverse: true,
          data: studies.map(({ name }, i) => `${i + 1}: ${name}`),
          axisLabel: { fontSize: 12, width: 170, overflow: 'truncate' },
        },
      ],
      series: [
        ...barSeries(bars),
        {
          type: 'boxplot',
          xAxisIndex: 1,
          yAxisIndex: 1,
          itemStyle: { color: '#dbe7f0', borderColor: colours[0]! },
          boxWidth: [8, 16],
          data: boxes,
        },
      ],
    },
    760,
    410 + 24 * studies.length,
  );
};
