/** Text as it is compared: small letters without accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether each word that is searched for begins one of the numbers or stands in the text; so it is of no word at all. */
export function isMeant(wanted: string, numbers: readonly string[], text: string): boolean {
  const said = plain(text);
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => said.includes(word) || numbers.some((number) => plain(number).startsWith(word)));
}
