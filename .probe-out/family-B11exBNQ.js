export { t as alphametic } from "./family-CxM5xqNI.js";
