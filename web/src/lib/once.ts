/**
 * What is made when it is first needed, and then kept. A file that makes it as it is loaded has every page wait: the first formatter
 * of `Intl` alone takes a slow phone 50 milliseconds.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
