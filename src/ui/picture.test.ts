import { expect, it } from 'vitest';
import { capDensity } from './picture.tsx';

it('tells screens of 3x two thirds of each width, before what holds for the others', () => {
  expect(capDensity('(width < 1024px) 100vw, 57vw')).toBe(
    '(resolution > 2.5dppx) and (width < 1024px) 66.7vw, (resolution > 2.5dppx) 38vw, (width < 1024px) 100vw, 57vw',
  );
  expect(capDensity('320px')).toBe('(resolution > 2.5dppx) 213.4px, 320px');
});

it('refuses what it cannot read', () => {
  expect(() => capDensity('(width < 768px) calc(50vw - 8px)')).toThrow(/is no size of a picture/);
});
