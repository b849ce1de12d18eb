/** The parts of npm's audit report that are read. */
export interface AuditReport {
  metadata?: object;
  vulnerabilities?: Record<string, {severity: string; via: (string | {title: string; url: string})[]}>;
}

/** Weaknesses that do not reach this site, by package, each with the reason. */
export const explanations: Record<string, string> = {};

/** Sorts the findings of a report by whether their cause is explained. */
export function auditFindings({vulnerabilities = {}}: AuditReport, reasons: Record<string, string> = explanations): {open: string[]; explained: string[]} {
  const open: string[] = [];
  const explained: string[] = [];
  // A package that is named for what it depends on only is explained where the cause is.
  const isExplained = (name: string, seen = new Set<string>()): boolean => {
    if (reasons[name]) return true;
    if (seen.has(name)) return true;
    seen.add(name);
    const via = vulnerabilities[name]?.via ?? [];
    return via.length > 0 && via.every((cause) => typeof cause === 'string' && isExplained(cause, seen));
  };
  for (const [name, {severity, via}] of Object.entries(vulnerabilities)) {
    const causes = via.flatMap((cause) => (typeof cause === 'string' ? [] : [`${cause.title} (${cause.url})`]));
    if (!isExplained(name)) open.push(`${name}: ${severity}${causes.length > 0 ? `, ${causes.join('; ')}` : ''}`);
    else if (reasons[name]) explained.push(`${name}: ${severity}, ${reasons[name]}`);
  }
  return {open, explained};
}
