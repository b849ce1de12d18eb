import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

type Attributes = Record<string, unknown>;

interface Tag {
  type: string;
  attributes: Attributes;
  text: string;
}

/** Elements that each `<Head>` asks for, by the order in which they were rendered first: a page comes after what surrounds it. */
const heads = new Map<number, Tag[]>();
/** Attributes of `<html>` and `<body>` that a `<Head>` has set, to remove them when none does any more. */
const attributesSet = new Map<Element, string[]>();
const attributeNames: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};
let rendered = 0;
let frame = 0;

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<Attributes & {children?: ReactNode}> =>
      isValidElement(child),
    )
    .flatMap(({type, props: {children: content, ...attributes}}) =>
      type === Fragment
        ? tagsIn(content)
        : [{type: type as string, attributes, text: [content].flat().join('')}],
    );
}

/** What makes two elements of different pages one: the page's own replaces the other. */
function identity({
  type,
  attributes: {rel, href, src, name, property, charSet, httpEquiv, itemProp},
  text,
}: Tag): string {
  const value =
    rel === 'canonical'
      ? rel
      : (href ?? src ?? name ?? property ?? charSet ?? httpEquiv ?? itemProp ?? text);
  return value ? `${type} ${String(value).toLowerCase()}` : '';
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const written = String(value ?? '');
    const attribute = attributeNames[name] ?? name;
    if (element.getAttribute(attribute) !== written) element.setAttribute(attribute, written);
  }
}

function setPageAttributes(element: Element, tags: Tag[]): void {
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Attributes;
  const names = Object.keys(attributes).map((name) => attributeNames[name] ?? name);
  for (const name of attributesSet.get(element) ?? [])
    if (!names.includes(name)) element.removeAttribute(name);
  attributesSet.set(element, names);
  setAttributes(element, attributes);
}

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  setAttributes(element, {...attributes, 'data-rh': 'true'});
  element.textContent = text;
  return element;
}

function update(): void {
  const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, tags]) => tags);
  const all = inOrder.flat();
  const named = (type: string): Tag[] => all.filter((tag) => tag.type === type);
  setPageAttributes(document.documentElement, named('html'));
  setPageAttributes(document.body, named('body'));
  const title = named('title').at(-1)?.text;
  if (title !== undefined && document.title !== title) document.title = title;

  const last = new Map(
    inOrder.flatMap((tags) => tags.map((tag) => [identity(tag), tags] as const)),
  );
  const old = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const added = inOrder
    .flatMap((tags) =>
      tags.filter(
        (tag) =>
          !['html', 'body', 'title'].includes(tag.type) &&
          identity(tag) &&
          last.get(identity(tag)) === tags,
      ),
    )
    .map(elementOf)
    .filter((element) => {
      const same = old.findIndex((one) => one.isEqualNode(element));
      if (same >= 0) old.splice(same, 1);
      return same < 0;
    });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

/**
 * Takes the place of react-helmet-async in the browser, for what Docusaurus' `<Head>` accepts: elements as children. The build still uses
 * the package, so finished pages have the same head with and without this file.
 */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [place] = useState(() => rendered++);
  useLayoutEffect(() => {
    heads.set(place, tagsIn(children));
    schedule();
  }, [place, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(place);
      schedule();
    },
    [place],
  );
  return null;
}
