// Stands for every legacy script: notes, by the id of its tag, that it ran.
{
  const before = Reflect.get(window, 'legacyScripts') ?? []
  Reflect.set(window, 'legacyScripts', [...before, document.currentScript?.id])
}
