import type {Parameter} from './types.ts';

export interface NamedValue {
  name: string;
  value: string;
}

/** Whether a media type is JSON. */
export const isJson = (type: string): boolean => /[/+]json\b/i.test(type);

const separators: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/** A value as people type it: JSON, but a string without its quotation marks. */
export const valueText = (value: unknown, indent?: number): string =>
  typeof value === 'object' ? JSON.stringify(value, null, indent) : String(value);

/** Writes the value of a parameter as its `style` and `explode` say. */
export function serialize(
  {
    name,
    in: place,
    style = place === 'query' || place === 'cookie' ? 'form' : 'simple',
    explode = style === 'form',
    content,
  }: Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'content'>,
  value: unknown,
): NamedValue[] {
  if (typeof value !== 'object' || value === null || content)
    return [{name, value: valueText(value)}];
  const separator = separators[style] ?? ',';
  if (Array.isArray(value))
    return style === 'form' && explode
      ? value.map((item) => ({name, value: valueText(item)}))
      : [{name, value: value.map((item) => valueText(item)).join(separator)}];
  const members = Object.entries(value).map(([key, member]) => ({
    name: key,
    value: valueText(member),
  }));
  if (style === 'deepObject')
    return members.map((member) => ({...member, name: `${name}[${member.name}]`}));
  if (style === 'form' && explode) return members;
  const pairs = members.map((member) => `${member.name}${explode ? '=' : ','}${member.value}`);
  return [{name, value: pairs.join(separator)}];
}

/** A path with its placeholders filled in; those without a value stay. */
export const fillPath = (path: string, values: NamedValue[]): string =>
  path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = values.find((candidate) => candidate.name === name)?.value ?? '';
    return encodeURIComponent(value) || placeholder;
  });
