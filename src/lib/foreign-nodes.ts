/** Lets translators and readers' tools replace nodes of React's, which would throw and take the page with it (facebook/react#11538). */
export function tolerateForeignNodes(root: Node): void {
  const standIns = new WeakMap<Node, Node>();
  new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        if (node.isConnected) continue;
        const beside = [addedNodes[0], previousSibling, nextSibling].find((one) => one && added.has(one));
        if (beside) standIns.set(node, beside);
      }
  }).observe(root, { childList: true, subtree: true });

  /** What stands in `parent` for a node that is not in it any more: what replaced it, or what was put around it. */
  const standInOf = (parent: Node, node: Node): Node | null => {
    let one: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
    while (one && one.parentNode !== parent) one = one.parentNode ?? standIns.get(one) ?? null;
    return one;
  };

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = standInOf(this, child);
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? standInOf(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      const standIn = this.isConnected ? undefined : standIns.get(this);
      standIn?.parentNode?.replaceChild(this, standIn);
      value.set?.call(this, text);
    },
  });
}
