export interface NamedValue {
  name: string;
  value: string;
}

/** Whether a media type is JSON. */
export const isJson = (type: string): boolean => /[/+]json\b/i.test(type);

/** A value as people type it: JSON, but a string without its quotation marks. */
export const valueText = (value: unknown, indent?: number): string =>
  typeof value === 'object' ? JSON.stringify(value, null, indent) : String(value);

/** A path with its placeholders filled in; those without a value stay. */
export const fillPath = (path: string, values: NamedValue[]): string =>
  path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = values.find((candidate) => candidate.name === name)?.value ?? '';
    return encodeURIComponent(value) || placeholder;
  });
