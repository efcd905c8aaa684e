type MethodName<N> = { [K in keyof N]-?: N[K] extends (...args: never[]) => unknown ? K : never }[keyof N]
type Method<N, K extends keyof N> = N[K] extends (...args: infer A) => infer R
  ? { args: A; result: R }
  : never

/**
 * A property of a node, asked of its prototype. A form answers to the names of its fields before its own properties, and a
 * document to those of its forms and pictures: a field named `classList` takes the place of the class list (DOM clobbering).
 */
export function memberOf<N extends EventTarget, K extends keyof N>(node: N, name: K): N[K] {
  return Reflect.get(Object.getPrototypeOf(node), name, node)
}

/**
 * Calls a method of a node, or of whatever else hears events: what a script has put in its place, else the prototype's
 * (see {@link memberOf}). A field is no function, though there are elements that can be called (`object`, `embed`).
 */
export function callOn<N extends EventTarget, K extends MethodName<N>>(
  target: N,
  name: K,
  ...args: Method<N, K>['args']
): Method<N, K>['result'] {
  const own: unknown = target[name]
  const method = own instanceof Function ? own : memberOf(target, name)
  return Reflect.apply(method as (...args: unknown[]) => Method<N, K>['result'], target, args)
}

/** What {@link memberOf} asks, for what is asked very often. @param prototype that has the property itself */
export function getterOf<N extends object, K extends keyof N>(prototype: N, name: K): (node: N) => N[K] {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get
  return (node) => get?.call(node)
}
