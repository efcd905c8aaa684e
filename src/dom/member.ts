type MethodName<N> = { [K in keyof N]-?: N[K] extends (...args: never[]) => unknown ? K : never }[keyof N]
type Method<N, K extends keyof N> = N[K] extends (...args: infer A) => infer R
  ? { args: A; result: R }
  : never

/**
 * Reads a property of a node from its prototype. The fields of a form, and the forms and pictures of a document, hide its
 * own properties of the same name: a field named `classList` replaces the class list (DOM clobbering).
 */
export function memberOf<N extends EventTarget, K extends keyof N>(node: N, name: K): N[K] {
  return Reflect.get(Object.getPrototypeOf(node), name, node)
}

/**
 * Calls a method of a node or another event target: one that a script has put in its place, else the prototype's (see
 * {@link memberOf}). The type check is `instanceof`, because some elements can be called (`object`, `embed`).
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

/** A faster {@link memberOf} for one property. @param prototype the one that defines the property */
export function getterOf<N extends object, K extends keyof N>(prototype: N, name: K): (node: N) => N[K] {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get
  return (node) => get?.call(node)
}
