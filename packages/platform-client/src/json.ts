const dangerous = ['__proto__', 'constructor']

/** JSON without the keys that could reach a prototype when copied; throws a SyntaxError like `JSON.parse`. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // `\u` may spell such a key in escapes; everything else is spared the walk.
  return /__proto__|constructor|\\u/.test(text) ? withoutDangerousKeys(value) : value
}

/** Iterative: depth is the sender's choice. */
function withoutDangerousKeys(root: unknown): unknown {
  const open = [root]
  while (open.length) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const key of dangerous) if (Object.hasOwn(value, key)) Reflect.deleteProperty(value, key)
    for (const inner of Object.values(value)) open.push(inner)
  }
  return root
}
