import com.adobe.epubcheck.tool.EpubChecker;

/** Validates several EPUB files in one process: loading the rules takes longer than checking a book. */
class CheckBooks {
  public static void main(String[] paths) {
    for (String path : paths) {
      new EpubChecker().run(new String[] {path, "--json", path + ".json", "--quiet"});
    }
  }
}
