/** A test of the repository: its file, and its title as it stands there, with … for what varies from page to page. */
export interface NamedTest {
  file: `lab/${string}` | `tests/${string}` | `tools/${string}`;
  title: string;
}
