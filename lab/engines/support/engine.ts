/** The browser engines that the journeys are walked in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A running browser. One small adapter for each way to drive one: nothing in a journey knows which it is. */
export interface Engine {
  /** Messages of its console about itself, which no page can help. */
  noise: RegExp | undefined;
  /** Opens a tab with nothing of the last one's in it. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A page in a window that has the focus. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page, which must be whole in itself; resolves with what it returns or resolves to. */
  run: <A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>;
  /** Presses the mouse at a point of the window, and lets go. */
  click: (x: number, y: number) => Promise<void>;
  /** Turns the wheel by a pixel and back, so that the engine knows it was a hand that scrolled, not the page. */
  touchWheel: () => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What can be seen in the window, as a PNG. */
  picture: () => Promise<Uint8Array>;
  /** The page as a printer would get it, as a PDF. */
  print: (paper: Paper) => Promise<Uint8Array>;
  /** Everything that its console has called an error since it was opened: exceptions, broken policies, and what the page says. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

export type Paper = 'A4' | 'Letter';

/** Keys and their code points in WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof keys;
