/*
 * Browser translation puts each text into a new element, and extensions add elements. React then asks to remove or to insert
 * before a node that is no longer where it was, and the browser throws (https://github.com/facebook/react/issues/11538), which replaces the
 * page by an error. Such a node is looked for below the element. If it isn't there, nothing is removed, and a new node becomes the
 * last child.
 */

/** The child of an element that a node is, or is in: a translation may have put other elements around it. */
function childWith(parent: Node, node: Node | null): Node | null {
  for (let ancestor = node; ancestor; ancestor = ancestor.parentNode)
    if (ancestor.parentNode === parent) return ancestor;
  return null;
}

// Hot reload runs this file again, over the methods that it has replaced.
if (typeof Node === 'function' && !('isTolerant' in Node.prototype)) {
  const {removeChild, insertBefore} = Node.prototype;
  Object.assign(Node.prototype, {
    isTolerant: true,
    removeChild<T extends Node>(this: Node, child: T): T {
      const present = childWith(this, child);
      if (present) removeChild.call(this, present);
      return child;
    },
    insertBefore<T extends Node>(this: Node, node: T, reference: Node | null): T {
      insertBefore.call(this, node, childWith(this, reference));
      return node;
    },
  });
}
