import {describe, expect, it} from 'vitest';
import {locales} from '@site/src/config/locales';
import {formats} from '@site/src/ui/format';

describe('numbers, prices and times by locale', () => {
  it('groups thousands as the language does', () => {
    expect(formats('en').number(20_000_000)).toBe('20,000,000');
    expect(formats('de').number(20_000_000)).toBe('20.000.000');
    expect(formats('fr').number(20_000_000)).toBe('20\u00a0000\u00a0000');
    expect(formats('ja').number(1437)).toBe('1,437');
    expect(formats('zh-Hans').number(1437)).toBe('1,437');
  });

  it('writes US dollars, without cents where there are none', () => {
    expect(formats('en').price(0)).toBe('$0');
    expect(formats('en').price(19.99)).toBe('$19.99');
    expect(formats('de').price(19.99)).toBe('19,99\u00a0$');
    expect(formats('fr').price(99.99)).toBe('99,99\u00a0$US');
    expect(formats('zh-Hans').price(19.99)).toBe('US$19.99');
  });

  it('writes shares and units', () => {
    expect(formats('en').percent(0.998)).toBe('99.8%');
    expect(formats('de').percent(0.998)).toBe('99,8\u00a0%');
    expect(formats('fr').percent(0.16, 0)).toBe('16\u00a0%');
    expect(formats('en').milliseconds(1763)).toBe('1,763\u00a0ms');
  });

  it('reads the clock in UTC, 24 hours, whatever the machine is set to', () => {
    const time = Date.UTC(2025, 2, 9, 22, 14, 31);
    expect(formats('en').seconds(time)).toBe('22:14:31');
    expect(formats('en').minutes(Date.UTC(2025, 2, 10))).toBe('00:00');
    expect(formats('en').weekday(time)).toBe('Sunday');
    expect(formats('de').weekday(time)).toBe('Sonntag');
    expect(formats('ja').weekday(time)).toBe('日曜日');
    expect(formats('zh-Hans').weekday(time)).toBe('星期日');
  });

  it('leaves no ordinary space inside a number, in any language', () => {
    for (const locale of locales) {
      const {number, price, percent, milliseconds} = formats(locale);
      const text = [number(1_234_567), price(1999.5), percent(0.5), milliseconds(5)].join('');
      expect(text, locale).not.toMatch(/[ \u2009]/);
    }
  });
});
