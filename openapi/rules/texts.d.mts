export function routeOf(text: string): string;
export function withoutCode(text: string): string;
export function onlyRepeatsName(name: string, description: string): boolean;
