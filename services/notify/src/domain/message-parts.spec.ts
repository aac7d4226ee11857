import { splitMessage } from './message-parts';

describe('a message', () => {
  it('that fits stays as it is', () => {
    expect(splitMessage('a\nb', { label: 'Order K7', maxLength: 3 })).toEqual(['a\nb']);
  });

  it('that is too long is cut between lines, and every part says what it belongs to', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `${index + 1} x dish number ${index + 1}`);
    const parts = splitMessage(lines.join('\n'), { label: 'Order K7', maxLength: 200 });
    expect(parts.length).toBeGreaterThan(1);
    parts.forEach((part, index) => {
      expect(part.length).toBeLessThanOrEqual(200);
      expect(part.startsWith(`Order K7 (${index + 1}/${parts.length})\n`)).toBe(true);
    });
    expect(parts.flatMap((part) => part.split('\n').slice(1))).toEqual(lines);
  });

  it('with one endless line is cut within it', () => {
    const parts = splitMessage('x'.repeat(500), { label: 'Order K7', maxLength: 200 });
    expect(parts.every((part) => part.length <= 200)).toBe(true);
    expect(parts.map((part) => part.split('\n').slice(1).join('')).join('')).toBe('x'.repeat(500));
  });
});
