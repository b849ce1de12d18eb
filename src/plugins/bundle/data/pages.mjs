import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Short names of page parts: their numbers. Docusaurus names each part by eight digits of a hash, and each name stands four times in what
 * all pages load. A new page renumbers the parts behind it, so their files get new names.
 */
function shortNames(registry) {
  const names = [...registry.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error(
      'The registry of page parts has another form than src/plugins/bundle/ expects.',
    );
  return new Map(names.map((name, index) => [name, `p${index.toString(36)}`]));
}

/**
 * Short keys of routes. Docusaurus tells routes of the same path apart by three digits of a hash; a number does, and it costs nothing
 * where each path has one route.
 * @param {string[]} keys keys of routesChunkNames.json, such as `/docs-3fa`
 * @returns {Map<string, string>} short key by key, such as `/docs-0`
 */
export function shortKeys(keys) {
  const paths = keys.map((key) => key.slice(0, key.lastIndexOf('-')));
  const numberOf = (index) => paths.slice(0, index).filter((path) => path === paths[index]).length;
  return new Map(keys.map((key, index) => [key, `${paths[index]}-${numberOf(index)}`]));
}

/** What is done to each file in `.docusaurus`. `read` gives the text of a file next to it. */
const shorten = {
  /**
   * In the browser, each part without its path and weak ID, which only the server reads, and with `inTasks`, in its own task (see
   * ../patches/startup-tasks.ts). On the server, the short name in the place of the path: Docusaurus looks up the scripts and style sheets
   * of a page by it, and finds none by a path, so that a browser would learn of them from the main script only.
   * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js and lib/ssg/ssgTemplate.js
   */
  registry(source, _read, {isServer, inTasks}) {
    const names = shortNames(source);
    if (isServer)
      return source.replace(
        /^( {2}"([^"]+)": \[.*), "[^"]*", (require\.resolveWeak)/gm,
        (_all, start, name, weak) => `${start}, "${names.get(name)}", ${weak}`,
      );
    let short = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
    for (const [name, shortName] of names) short = short.replaceAll(`"${name}"`, `"${shortName}"`);
    if (!inTasks) return short;
    short = short.replace(/\(\) => (import\([^()]*\))/g, '() => runInTask(() => $1)');
    return `import {runInTask} from '@site/src/plugins/bundle/patches/run-in-task';\n${short}`;
  },

  /** The parts of each page, by the short names. */
  routesChunkNames(source, read) {
    const names = shortNames(read('registry.js'));
    const routes = JSON.parse(source, (_key, value) => names.get(value) ?? value);
    const keys = shortKeys(Object.keys(routes));
    return JSON.stringify(
      Object.fromEntries(Object.entries(routes).map(([key, parts]) => [keys.get(key), parts])),
    );
  },

  /**
   * The routes, by their short keys, with components that are created when a route is first read. Docusaurus creates those of all pages
   * when the site starts. Source of the rule: lib/client/exports/ComponentCreator.js asks for the parts of `<path>-<hash>`.
   */
  routes(source, read) {
    const keys = shortKeys(Object.keys(JSON.parse(read('routesChunkNames.json'))));
    const routes = source.replace(
      /component: ComponentCreator\('([^']+)', '([^']+)'\)/g,
      (_all, route, hash) => {
        const number = keys.get(`${route}-${hash}`)?.slice(route.length + 1) ?? hash;
        return `get component() { return componentOf('${route}', '${number}'); }`;
      },
    );
    return `${routes}
const components = new Map();
function componentOf(path, number) {
  const key = path + '-' + number;
  if (!components.has(key)) components.set(key, ComponentCreator(path, number));
  return components.get(key);
}
`;
  },
};

/** Loader: makes what Docusaurus generates about pages (registry.js, routesChunkNames.json, routes.js) smaller. */
export default function shortenPages(source) {
  const {dir, name} = path.parse(this.resourcePath);
  const read = (file) => {
    this.addDependency(path.join(dir, file));
    return readFileSync(path.join(dir, file), 'utf8');
  };
  return shorten[name](source, read, this.getOptions());
}
