import { expect, test } from 'vitest';
import { onlyPath } from './only-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/government', '/government'],
  ['/Government', '/government'],
  ['/GOVERNMENT.HTML', '/government'],
  ['/government.htm', '/government'],
  ['/government/index.html', '/government'],
  ['/government//', '/government'],
  ['//government', '/government'],
  ['/chillers//services/', '/chillers/services'],
  ['/chillers%2Fservices', '/chillers/services'],
  ['/chillers%5Cservices', '/chillers/services'],
  ['/government%20', '/government'],
  ['/government).', '/government'],
  ['/government%3E', '/government'],
  ['/government,', '/government'],
  ['/government%E2%80%9D', '/government'],
  ['/government/).', '/government'],
  ['/government=', '/government'],
  ['/capability-=%0D%0Astatement', '/capability-statement'],
  ['/capability=20', '/capability'],
  ['/capability%E2%80%91statement', '/capability-statement'],
  ['/capability%E2%80%93statement', '/capability-statement'],
  ['/capability%C2%ADstatement', '/capabilitystatement'],
  ['/capability_statement', '/capability-statement'],
  ['/capability%20statement', '/capability-statement'],
  ['/%EF%BC%A3ontact', '/contact'],
  ['/files/capability-statement.PDF', '/files/capability-statement.pdf'],
  ['/index.php', '/index.php'],
  ['/%', '/%'],
  ['/%E0%A4', '/%E0%A4'],
  ['/projects/%00', '/projects/%00'],
  ['/Caf%C3%A9', '/Caf%C3%A9'],
  ['', '/'],
])('%s is %s', (written, only) => {
  expect(onlyPath(written)).toBe(only);
  expect(onlyPath(only)).toBe(only);
});
