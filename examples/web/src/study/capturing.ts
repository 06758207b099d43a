import { type Drawn, drawnBoard } from './board-drawn.js';

/** Below the board a picture says what it shows. */
const caption = { height: 56, size: 18, inset: 16 } as const;

const fitted = (context: CanvasRenderingContext2D, text: string, room: number): string => {
  if (context.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')} …`).width > room) letters.pop();
  return `${letters.join('')} …`;
};

const loaded = ({ svg, width, height }: Drawn, scale: number): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(width * scale, height * scale);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('This browser draws no boards outside the page.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });

/** The board as it is on the page now, with what it shows written below; `scale` is how many dots one of the page makes. */
export const captured = async (board: HTMLElement, title: string, sentence: string, scale: number): Promise<HTMLCanvasElement> => {
  const drawn = drawnBoard(board);
  const image = await loaded(drawn, scale);
  const { backgroundColor: ground, color: ink } = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round((drawn.height + caption.height) * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.fillStyle = ground;
  context.fillRect(0, 0, drawn.width, drawn.height + caption.height);
  context.drawImage(image, 0, 0, drawn.width, drawn.height);
  const room = drawn.width - 2 * caption.inset;
  context.fillStyle = ink;
  context.font = `600 ${caption.size}px Georgia, serif`;
  context.fillText(fitted(context, title, room), caption.inset, drawn.height + caption.size + 4);
  context.font = `${caption.size - 3}px sans-serif`;
  context.fillText(fitted(context, sentence, room), caption.inset, drawn.height + 2 * caption.size + 8);
  return canvas;
};

/** A picture as a file. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('This browser makes no pictures.')) : resolve(blob)), 'image/png'),
  );

/** Pictures as a moving one, as large as the largest; the last is looked at longest. What makes it is fetched only now. */
export const gifOf = async (canvases: readonly HTMLCanvasElement[], milliseconds: number): Promise<Blob> => {
  const [{ encode }, { default: workerUrl }] = await Promise.all([import('modern-gif'), import('modern-gif/worker?url')]);
  const width = Math.max(...canvases.map((canvas) => canvas.width));
  const height = Math.max(...canvases.map((canvas) => canvas.height));
  const frames = canvases.map((canvas, place) => {
    const even = document.createElement('canvas');
    even.width = width;
    even.height = height;
    const context = even.getContext('2d')!;
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0);
    // The thread beside the page takes dots, and no canvases.
    return { data: context.getImageData(0, 0, width, height).data, delay: place === canvases.length - 1 ? 3 * milliseconds : milliseconds };
  });
  return new Blob([await encode({ width, height, frames, maxColors: 255, workerUrl })], { type: 'image/gif' });
};
