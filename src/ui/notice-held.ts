import { createContext } from 'react';

/** Whether the visitor points at the notices or has the focus in them: then none of them goes away by itself. */
export const NoticeHeldContext = createContext(false);
