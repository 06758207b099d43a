/** What makes pictures of the board, and a moving one of several: fetched when the first is asked for. */

import { encode } from 'modern-gif';
import { domToCanvas } from 'modern-screenshot';

/** Below the board a picture says what it shows. */
const caption = { height: 56, size: 18, inset: 16 } as const;

/** Parts of a board that only help whoever points at it. */
const isDrawn = (node: Node): boolean => !(node instanceof Element && node.matches('.picture-told, .unseen'));

const fitted = (context: CanvasRenderingContext2D, text: string, room: number): string => {
  if (context.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')} …`).width > room) letters.pop();
  return `${letters.join('')} …`;
};

/** The board as it is drawn now, with what it shows written below; `scale` is how many pixels of the picture one of the page makes. */
export const captured = async (board: HTMLElement, title: string, sentence: string, scale: number): Promise<HTMLCanvasElement> => {
  const { backgroundColor: ground, color: ink } = getComputedStyle(document.documentElement);
  const drawn = await domToCanvas(board, { scale, backgroundColor: ground, filter: isDrawn, font: false });
  const whole = document.createElement('canvas');
  whole.width = drawn.width;
  whole.height = drawn.height + Math.round(caption.height * scale);
  const context = whole.getContext('2d')!;
  context.fillStyle = ground;
  context.fillRect(0, 0, whole.width, whole.height);
  context.drawImage(drawn, 0, 0);
  context.scale(scale, scale);
  const [room, top] = [whole.width / scale - 2 * caption.inset, drawn.height / scale];
  context.fillStyle = ink;
  context.font = `600 ${caption.size}px Georgia, serif`;
  context.fillText(fitted(context, title, room), caption.inset, top + caption.size + 4);
  context.font = `${caption.size - 3}px sans-serif`;
  context.fillText(fitted(context, sentence, room), caption.inset, top + 2 * caption.size + 8);
  return whole;
};

/** A picture as a file. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('This browser makes no pictures.')) : resolve(blob)), 'image/png'),
  );

/** Pictures of one size as a moving one; the last is looked at longest. */
export const gifOf = async (canvases: readonly HTMLCanvasElement[], milliseconds: number): Promise<Blob> => {
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
    return { data: even, delay: place === canvases.length - 1 ? 3 * milliseconds : milliseconds };
  });
  return new Blob([await encode({ width, height, frames, maxColors: 255 })], { type: 'image/gif' });
};
