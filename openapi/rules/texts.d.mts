export function wordsOfName(name: string): string[];
export function kebab(text: string): string;
export function withoutCode(text: string): string;
export function onlyRepeatsName(name: string, description: string): boolean;
