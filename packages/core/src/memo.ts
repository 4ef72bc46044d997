/**
 * A memo of a pure function of a thing that is never changed, such as a content table: it can never change a result. Who asks
 * about the same thing again, as play does all the time, is answered without looking it up.
 */
export function memoOf<K extends object, V>(work: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  let last: { readonly thing: K; readonly answer: V } | undefined;

  function lookUp(thing: K): V {
    const answer = known.get(thing) ?? work(thing);
    known.set(thing, answer);
    last = { thing, answer };
    return answer;
  }

  return (thing) => (last !== undefined && last.thing === thing ? last.answer : lookUp(thing));
}
