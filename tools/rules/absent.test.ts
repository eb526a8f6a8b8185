import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { securityHeaders } from '#server/files/headers.ts';

// what does not apply because the site has no such thing: this is where its coming would be noticed

it('no page plays sound or film', () => {
  expect(securityHeaders['Content-Security-Policy']).toMatch(
    /^default-src 'none';(?!.*(media|frame|object)-src)/,
  );
  expect(saying(/<(video|audio|iframe|object|embed)[\s/>]|new Audio\(/, markup)).toEqual([]);
});

it('nothing moves, flashes or turns by itself', () => {
  // one animation follows the visitor's own scrolling, the other holds back what is still on its way
  const timed = 'src/styles/motion.css';
  expect(saying(/(?<![\w-])animation(-name)?\s*:/, styles)).toEqual([timed]);
  expect(sources[timed]).toMatch(/animation-timeline: view\(\)/);
  expect(saying(/\.animate\(|setInterval\(|<(marquee|blink)\b/, markup)).toEqual([]);
});

it('nobody signs in', () => {
  expect(saying(/['"](password|current-password|one-time-code)['"]/, markup)).toEqual([]);
});

it('no device is shaken, tilted or turned', () => {
  for (const sensor of ['accelerometer', 'gyroscope'])
    expect(securityHeaders['Permissions-Policy']).toContain(`${sensor}=()`);
  expect(saying(/devicemotion|deviceorientation|screen\.orientation|\(orientation/i)).toEqual([]);
});

const sources: Record<string, string> = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const styles = Object.keys(sources).filter((file) => file.endsWith('.css'));
const markup = Object.keys(sources).filter((file) => /\.tsx?$/.test(file));

const saying = (pattern: RegExp, files = Object.keys(sources)) =>
  files.filter((file) => pattern.test(sources[file] as string));
